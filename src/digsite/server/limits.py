"""Rate limits: a token bucket for each address, seat or connection."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from typing import Final, final

from digsite.tables.problems import Problem

MOST_BUCKETS: Final = 20_000
SECONDS_OF_BURST: Final = 4.0
LEAST_BURST: Final = 5.0


@final
class Bucket:
    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float) -> None:
        self.tokens = tokens
        self.at = time.monotonic()

    def take(self, rate: float, burst: float, cost: float = 1.0) -> bool:
        """Take tokens if there are enough; return whether there were."""
        now = time.monotonic()
        self.tokens = min(burst, self.tokens + (now - self.at) * rate)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


@final
class Limit:
    """One rate for many keys."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        self.rate = rate
        self.burst = burst if burst is not None else max(LEAST_BURST, rate * SECONDS_OF_BURST)
        self.buckets: dict[object, Bucket] = {}

    def spend(self, key: object) -> None:
        """Take one of a key's tokens; Problem if none is left."""
        bucket = self.buckets.get(key)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.forget_full()
            bucket = self.buckets[key] = Bucket(self.burst)
        if not bucket.take(self.rate, self.burst):
            raise Problem("slow-down")

    def forget_full(self) -> None:
        """Drop full buckets, which need no memory; if there are none, drop the oldest half."""
        full = time.monotonic() - self.burst / max(self.rate, 1e-6)
        kept = {key: bucket for key, bucket in self.buckets.items() if bucket.at > full}
        self.buckets = dict(list(kept.items())[-MOST_BUCKETS // 2 :])


@final
class Holding:
    """How many of something each key holds right now."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[object] = Counter()

    def take(self, key: object) -> None:
        if self.held[key] >= self.most:
            raise Problem("slow-down")
        self.held[key] += 1

    def give_back(self, key: object) -> None:
        self.held[key] -= 1
        if self.held[key] <= 0:
            del self.held[key]


def address_key(host: str | None) -> str:
    """An address as limits count it: for IPv6, one household's network prefix."""
    if host is None:
        return ""
    try:
        address = ipaddress.ip_address(host.split("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network(f"{address}/64", strict=False))
    return str(address)
