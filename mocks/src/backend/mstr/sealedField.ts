import { v } from '@wallet/kit/schema';
import type { Context } from 'hono';
import { AnswerError, type RoomEnv, type World } from '../room.ts';
import { decrypt, publicKeyText } from './passwordKey.ts';

/** How long a field counts after it was sealed: as long as a draft, as some forms ask twice. */
const FRESH_MS = 30 * 60_000;
/** How many numbers a world remembers at most. */
const MOST_NONCES = 10_000;

const sealedSchema = v.object({
  value: v.string(),
  nonce: v.string(),
  at: v.number(),
  intent: v.optional(v.string()),
});

/** Handed out and not used yet, oldest first. */
function openNonces(world: World): Set<string> {
  return world.room('mstr.nonces', () => new Set<string>());
}

/** What a field is sealed with: the public key, a number that counts once, and the server's time. */
export async function sealingKey(world: World): Promise<{ publicKey: string; nonce: string; at: number }> {
  const publicKey = await publicKeyText();
  const open = openNonces(world);
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url');
  open.add(nonce);
  for (const oldest of [...open].slice(0, -MOST_NONCES)) open.delete(oldest);
  return { publicKey, nonce, at: world.now().getTime() };
}

function refused(): AnswerError {
  return new AnswerError('4001', '비밀번호를 확인할 수 없어요. 다시 입력해 주세요.', { status: 400 });
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

interface Use {
  /** the field is for an order: it counts with that order's Idempotency-Key alone */
  forOrder?: boolean;
}

/**
 * Opens a sealed field. What is given back takes its number and gives its value, once: an order calls it when it is
 * carried out, so that the same order sent again is answered and not opened again.
 */
export async function openSealed(
  context: Context<RoomEnv>,
  encrypted: string,
  { forOrder = false }: Use = {},
): Promise<() => string> {
  const field = v.safeParse(sealedSchema, parsed(await decrypt(encrypted)));
  const world = context.get('world');
  const key = context.req.header('idempotency-key');
  return () => {
    if (!field.success) throw refused();
    const { value, nonce, at, intent } = field.output;
    const age = world.now().getTime() - at;
    const isOfThisCall = forOrder ? intent !== undefined && intent === key : intent === undefined;
    if (age < 0 || age > FRESH_MS || !isOfThisCall || !openNonces(world).delete(nonce)) throw refused();
    return value;
  };
}

/** The values of sealed fields that come together. @throws as {@link openPassword}; then the later ones are not used up */
export async function openPasswords(
  context: Context<RoomEnv>,
  ...encrypted: readonly string[]
): Promise<string[]> {
  const opened = await Promise.all(encrypted.map((one) => openSealed(context, one)));
  return opened.map((value) => value());
}

/** The value of a sealed field. @throws AnswerError 4001 where it is none, too old, or was used before */
export async function openPassword(context: Context<RoomEnv>, encrypted: string): Promise<string> {
  return (await openSealed(context, encrypted))();
}
