import { type Schema, v } from '../../schema/index.ts';
import { boundPhone } from './bindPhone.ts';

/** Makes the screen bright, or as it was; nothing without the phone app (contracts/native-screens.md). */
export function setScreenLight(level: 'bright' | 'normal'): void {
  void askPhone('screenLight', { level }, v.unknown(), { limitMs: 2_000 });
}

/** How a screen of the phone app ended that was to give something away. */
export type PhoneEnding = 'done' | 'left' | 'refused' | 'absent';

const endings: Readonly<Record<string, PhoneEnding>> = {
  CANCELLED: 'left',
  ABORTED: 'left',
  NO_HOST: 'absent',
  UNSUPPORTED: 'absent',
};

/**
 * Opens a screen of the phone app that gives something away.
 *
 * @param answer what the screen answers, as whether it is done
 */
export async function askPhone(
  screen: string,
  params: Record<string, unknown>,
  answer: Schema<unknown>,
  options: { limitMs?: number } = {},
): Promise<PhoneEnding> {
  const bridge = boundPhone();
  if (!bridge?.isNative) return 'absent';
  const can = bridge.canOpen(screen);
  // A phone app that has not said yet what it can is asked all the same: the bridge waits for its word.
  if (!can.ok && can.reason !== 'noHost') return can.reason === 'denied' ? 'refused' : 'absent';
  const outcome = await bridge.call('openNativeScreen', { screen, params }, options);
  if (!outcome.ok) return endings[outcome.code] ?? 'refused';
  const read = v.safeParse(answer, outcome.value);
  return read.success ? (read.output === false ? 'left' : 'done') : 'refused';
}
