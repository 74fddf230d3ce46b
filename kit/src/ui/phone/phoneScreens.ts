import { type Schema, v } from '../../schema/index.ts';
import { boundPhone } from './bindPhone.ts';

async function ask<T>(screen: string, params: Record<string, unknown>, answer: Schema<T>, limitMs?: number) {
  const bridge = boundPhone();
  if (!bridge?.canOpen(screen).ok) return null;
  const options = limitMs === undefined ? {} : { limitMs };
  const outcome = await bridge.call('openNativeScreen', { screen, params }, options);
  if (!outcome.ok) return outcome.code === 'CANCELLED' ? 'left' : null;
  const read = v.safeParse(answer, outcome.value);
  return read.success ? read.output : null;
}

/** Makes the screen bright, or as it was; nothing without the phone app (contracts/native-screens.md). */
export function setScreenLight(level: 'bright' | 'normal'): void {
  void ask('screenLight', { level }, v.unknown(), 2_000);
}

interface GivenPicture {
  title: string;
  /** with its ending, `.jpg` */
  name: string;
  /** a JPEG, drawn when the phone wants it */
  draw: () => Promise<Blob>;
}

/**
 * Hands a picture to the phone's share sheet, or into its photos (contracts/native-screens.md).
 *
 * @returns whether it was shared or saved; null where the phone app has no such screen
 */
export async function givePicture(how: 'share' | 'save', picture: GivenPicture): Promise<boolean | null> {
  const screen = how === 'share' ? 'share' : 'saveImage';
  if (!boundPhone()?.canOpen(screen).ok) return null;
  const { title, name, draw } = picture;
  const image = await base64Of(await draw());
  const answer =
    how === 'share'
      ? await ask(screen, { title, text: title, image }, v.object({ isShared: v.boolean() }))
      : await ask(screen, { image, name }, v.object({ isSaved: v.boolean() }));
  if (answer === null || answer === 'left') return answer && false;
  return 'isSaved' in answer ? answer.isSaved : answer.isShared;
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
