import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { canonical, type RegistryDocument } from './documents.ts';

function signedPart({ signature: _, ...rest }: RegistryDocument): Buffer {
  return Buffer.from(canonical(rest));
}

/** The registry with its Ed25519 signature; without a key, as it is. */
export function signRegistry(document: RegistryDocument, key: KeyObject | undefined): RegistryDocument {
  const { signature: _, ...rest } = document;
  return key ? { ...rest, signature: sign(null, signedPart(document), key).toString('base64') } : rest;
}

/** Whether the registry is the one that the holder of the key signed. */
export function isSignedBy(document: RegistryDocument, key: KeyObject): boolean {
  const signature = Buffer.from(document.signature ?? '', 'base64');
  return signature.length === 64 && verify(null, signedPart(document), key, signature);
}

/** The keys of the environment: PEM texts in WALLET_SIGNING_KEY (private) and WALLET_VERIFY_KEY (public). */
export function keysOfEnvironment(env: NodeJS.ProcessEnv): { sign?: KeyObject; verify?: KeyObject } {
  const { WALLET_SIGNING_KEY: mine, WALLET_VERIFY_KEY: known } = env;
  return {
    ...(mine ? { sign: createPrivateKey(mine), verify: createPublicKey(mine) } : {}),
    ...(known ? { verify: createPublicKey(known) } : {}),
  };
}
