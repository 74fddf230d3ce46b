import { v } from '@wallet/kit/schema';
import { signIn } from '../bcerti/certificates.ts';
import { askWallet } from '../moid/wallet.ts';
import { defineRoom, memberOf, ok, readBody } from '../room.ts';
import { filled } from '../wireFields.ts';
import { askFor, issue, revoke, verify } from './proofs.ts';

const YEAR_MS = 365 * 86_400_000;
const holderKey = v.looseObject({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: filled });

/** The issuer and the verifier beside the wallet, as the phone app and a counter speak to them; no page asks them. */
export const proofsRoom = defineRoom('/proofs', (routes) => {
  routes.post('/proofs/credentials', async (context) => {
    const { custName, birth } = memberOf(context);
    const world = context.get('world');
    const body = await readBody(context, v.object({ holderKey }));
    const validFrom = world.now().getTime();
    const credential = {
      ...body,
      validFrom,
      validUntil: validFrom + 3 * YEAR_MS,
      claims: { custName, birth },
    };
    return ok(context, { credential: await issue(world, credential) });
  });

  // The phone's secure area: the key of the wallet's certificate signs, and does not leave it.
  routes.post('/proofs/signatures', async (context) => {
    const { content } = await readBody(context, v.object({ content: v.string() }));
    return ok(context, await signIn(context, content));
  });

  // The state's wallet, as the phone app asks it for a page (`identityWallet`).
  routes.post('/proofs/wallet', async (context) =>
    ok(context, await askWallet(context, await readBody(context, v.looseObject({ purpose: filled })))),
  );

  routes.post('/proofs/requests', async (context) => {
    const { verifier } = await readBody(context, v.object({ verifier: filled }));
    return ok(context, askFor(context.get('world'), verifier));
  });

  routes.post('/proofs/verifications', async (context) => {
    const { presentation } = await readBody(context, v.object({ presentation: v.string() }));
    return ok(context, await verify(context.get('world'), presentation));
  });

  routes.post('/proofs/revocations', async (context) => {
    const { id } = await readBody(context, v.object({ id: filled }));
    revoke(context.get('world'), id);
    return ok(context);
  });
});
