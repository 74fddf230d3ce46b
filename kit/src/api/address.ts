/** Values of a path or a query. */
export type AddressValues = Readonly<Record<string, string | number | boolean | undefined | null>>;

/** An address cannot be built: the caller left something out. */
class AddressProblem extends Error {}

/**
 * Fills `{name}` in a path (1-shell s7.1, R328, E50).
 *
 * @throws AddressProblem when a value is missing, empty, or would climb out of its segment
 */
export function fillPath(path: string, values: AddressValues = {}): string {
  if (!/^\/(?!\/)/.test(path)) throw new AddressProblem('a path starts with one slash');
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '') {
      throw new AddressProblem(`path parameter ${name} is missing`);
    }
    const text = String(value);
    if (text === '.' || text === '..') throw new AddressProblem(`path parameter ${name} is not a name`);
    return encodeURIComponent(text);
  });
}

/** `?a=1&b=2`, in the order given; what is undefined or null is left out. Empty when nothing is left. */
export function queryText(params: AddressValues = {}): string {
  const pairs = Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
