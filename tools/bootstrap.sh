# The private environment that play, test, soak and benchmark run in. They source this file from the root of the checkout.
#
#   find_python            sets $python to a Python that is new enough, if possible one built with optimization
#   environment NAME       sees to it that .venv holds requirements/NAME.txt, and sets $python to the one in there
#   needs COMMAND PACKAGE  sees to it that there is a command, from a Debian package
#   needs_postgresql       sees to it that there is a PostgreSQL server to start

root=$(pwd)
venv=$root/.venv
unset PYTHONHOME
export PYTHONPATH="$root/src"

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    say "$@"
    exit 1
}

find_python() {
    for python in python3 python3.14 python3.13 python3.12 python3.11 /usr/bin/python3; do
        if "$python" tools/interpreter.py --fit 2>/dev/null; then
            return
        fi
    done
    for python in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            return
        fi
    done
    fail "Digsite needs Python 3.11 or newer, and there is none on the PATH. On Debian 12: apt-get install python3 python3-venv"
}

environment() {
    requirements=requirements/$1.txt
    stamp=$venv/installed-$1
    wanted=$(cat pyproject.toml requirements/uv.txt "$requirements" | cksum)
    if ! "$venv/bin/python" -c 'import pip' 2>/dev/null; then
        make_venv
    fi
    python=$venv/bin/python
    if [ "$wanted" != "$(cat "$stamp" 2>/dev/null)" ]; then
        say "Installing $requirements into .venv ..."
        install_requirements "$requirements"
        printf '%s\n' "$wanted" >"$stamp"
    fi
}

make_venv() {
    find_python
    if ! can_make_venv; then
        install_venv_package "$python-venv"
    fi
    say "Making a private environment in .venv: $("$python" tools/interpreter.py) ..."
    "$python" -m venv --clear "$venv" || fail "Could not make $venv."
}

can_make_venv() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null
}

install_venv_package() {
    if ! command -v apt-get >/dev/null; then
        fail "$python lacks the modules venv and ensurepip: install them (on Debian the package is $1)."
    fi
    install_package "$1"
    can_make_venv || fail "$python still lacks the modules venv and ensurepip."
}

needs() {
    if command -v "$1" >/dev/null; then
        return
    fi
    if ! command -v apt-get >/dev/null; then
        fail "There is no $1: install it (on Debian the package is $2)."
    fi
    install_package "$2"
}

# Debian keeps the server's own commands off the PATH.
needs_postgresql() {
    for folder in /usr/lib/postgresql/*/bin; do
        PATH=$PATH:$folder
    done
    needs initdb postgresql
}

install_package() {
    if [ "$(id -u)" -ne 0 ]; then
        fail "The package $1 is missing. Install it with: sudo apt-get install $1"
    fi
    say "The package $1 is missing: installing it with apt-get ..."
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq >&2 && apt-get install -y -qq --no-install-recommends "$1" >&2 || fail "apt-get could not install $1."
}

# uv is quicker, but knows nothing of pip's configuration: where it is not to be had, or cannot reach the packages, pip does it.
install_requirements() {
    if [ ! -w "${HOME:-/nowhere}" ]; then
        export XDG_CACHE_HOME="$venv/cache"
    fi
    if pip_install requirements/uv.txt && uv_install "$1"; then
        return
    fi
    say "Not with uv: trying pip alone ..."
    pip_install "$1" || fail "Could not install the packages of $1: the messages above say why."
}

uv_install() {
    "$python" -m uv pip install --quiet --compile-bytecode --system-certs --link-mode copy --python "$python" -r "$1"
}

pip_install() {
    "$python" -m pip install --quiet --disable-pip-version-check -r "$1"
}
