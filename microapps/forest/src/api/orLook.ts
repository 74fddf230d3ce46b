/**
 * Where the answer of a call is lost it may be done all the same: looks how it stands, and shows that. Where that
 * cannot be asked either, the page stays as it is.
 */
export async function orLook<R, K>(
  call: Promise<R>,
  look: () => Promise<K>,
  show: (known: K) => void,
): Promise<R> {
  try {
    return await call;
  } catch (error) {
    await look().then(show, () => {});
    throw error;
  }
}
