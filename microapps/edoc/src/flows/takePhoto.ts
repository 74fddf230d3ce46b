import { pickPicture } from '@wallet/kit/app';

const MOST_BYTES = 1_500_000;

/** A photo as a call carries it; null where nobody chose one, or it is not taken, which is told. */
export async function takePhoto(from: 'camera' | 'file'): Promise<string | null> {
  const capture = from === 'camera' ? 'environment' : undefined;
  return (await pickPicture({ mostBytes: MOST_BYTES, capture }))?.image ?? null;
}
