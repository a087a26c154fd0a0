/** Whether a link leads to the computer it is opened on, whoever opens it. */
export function onlyHere(link: string): boolean {
  const { hostname } = new URL(link, location.href);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}
