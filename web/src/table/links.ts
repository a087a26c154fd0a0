/** Whether a link points to the computer it is opened on (localhost). */
export function onlyHere(link: string): boolean {
  const { hostname } = new URL(link, location.href);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127\./.test(hostname);
}
