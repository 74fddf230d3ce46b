import { v } from '@wallet/kit/schema';
import { isSignedBy, type KeyPair, makeKeys, payloadOf, signed } from '../../signing.ts';
import type { World } from '../room.ts';

/** A request of a verifier is good for so long, and once. */
const REQUEST_MS = 3 * 60_000;

interface Proofs {
  issuer: KeyPair | null;
  /** By nonce: who asks, until when (ms), and whether it was answered. */
  requests: Map<string, { verifier: string; until: number; isUsed: boolean }>;
  revoked: string[];
}

const proofsOf = (world: World): Proofs =>
  world.room('proofs', () => ({ issuer: null, requests: new Map(), revoked: [] }));

async function issuerOf(world: World): Promise<KeyPair> {
  const proofs = proofsOf(world);
  const made = proofs.issuer ?? (await makeKeys());
  // Two that ask at once get the same pair.
  proofs.issuer ??= made;
  return proofs.issuer;
}

const publicKey = v.looseObject({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string() });
const credentialSchema = v.object({
  id: v.string(),
  holderKey: publicKey,
  validFrom: v.number(),
  validUntil: v.number(),
  claims: v.record(v.string(), v.unknown()),
});
const presentationSchema = v.object({ credential: v.string(), nonce: v.string(), verifier: v.string() });

/** What the issuer vouches for: claims of the one who has this key, within these times (ms). */
export type Credential = Omit<v.InferInput<typeof credentialSchema>, 'id'>;

/** A credential as the issuer signs it: `<payload>.<signature>`; under a number that there is, it is that card's. */
export async function issue(
  world: World,
  credential: Credential,
  id = `VC-${world.nextNumber('proofs.credential')}`,
): Promise<string> {
  return signed({ id, ...credential }, await issuerOf(world));
}

/** A verifier asks: its nonce makes a presentation good here, now, and once. */
export function askFor(world: World, verifier: string): { nonce: string; verifier: string } {
  const nonce = crypto.randomUUID();
  const until = world.now().getTime() + REQUEST_MS;
  proofsOf(world).requests.set(nonce, { verifier, until, isUsed: false });
  return { nonce, verifier };
}

export function revoke(world: World, id: string): void {
  proofsOf(world).revoked.push(id);
}

export const isRevoked = (world: World, id: string): boolean => proofsOf(world).revoked.includes(id);

/** What a verifier makes of a presentation. */
export type Verdict =
  | { isGood: true; id: string; claims: Record<string, unknown> }
  | {
      isGood: false;
      because: 'unreadable' | 'signature' | 'nonce' | 'replayed' | 'late' | 'validity' | 'revoked';
    };

/** Looks at the signatures of holder and issuer, nonce, validity and revocation, as a verifier at a counter does. */
export async function verify(world: World, text: string): Promise<Verdict> {
  const no = (because: Extract<Verdict, { isGood: false }>['because']): Verdict => ({
    isGood: false,
    because,
  });
  const { requests, revoked } = proofsOf(world);
  const presentation = v.safeParse(presentationSchema, payloadOf(text));
  if (!presentation.success) return no('unreadable');
  const { credential: signedText, nonce, verifier } = presentation.output;
  const credential = v.safeParse(credentialSchema, payloadOf(signedText));
  if (!credential.success) return no('unreadable');
  const { id, holderKey, validFrom, validUntil, claims } = credential.output;
  const { publicKey: issuerKey } = await issuerOf(world);
  const isSound = (await isSignedBy(signedText, issuerKey)) && (await isSignedBy(text, holderKey));
  if (!isSound) return no('signature');
  const request = requests.get(nonce);
  if (!request || request.verifier !== verifier) return no('nonce');
  if (request.isUsed) return no('replayed');
  const now = world.now().getTime();
  if (now > request.until) return no('late');
  request.isUsed = true;
  if (now < validFrom || now > validUntil) return no('validity');
  return revoked.includes(id) ? no('revoked') : { isGood: true, id, claims };
}
