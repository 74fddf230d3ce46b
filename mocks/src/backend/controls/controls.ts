import { Hono } from 'hono';
import type { BackendEnv } from '../backendEnv.ts';
import { ledgerOf } from '../ledger/index.ts';
import { findPersona, personas } from '../personas.ts';
import { AnswerError, readBody } from '../room.ts';
import { signIn, signOut } from '../sessionCookie.ts';
import type { Worlds } from '../worlds.ts';
import { replySchema, resetSchema } from './controlSchemas.ts';

/** `/_mocks`: what a test or the developer's phone sets up and looks at. */
export function controls(worlds: Worlds): Hono<BackendEnv> {
  const routes = new Hono<BackendEnv>();

  routes.post('/reset', async (context) => {
    const { persona = 'visitor', person = {}, now } = await readBody(context, resetSchema);
    const known = requirePersona(persona);
    const { id } = context.get('stage').world;
    const isPerson = known.person !== null;
    const overrides = { person, ...(isPerson ? { personaId: persona } : {}) };
    context.set('stage', worlds.reset(id, { overrides, stoppedAt: now }));
    if (isPerson) {
      signIn(context, persona);
    } else {
      signOut(context);
    }
    return context.json({ world: id, persona, person: context.get('world').person });
  });

  routes.get('/personas', (context) =>
    context.json(
      personas.map(({ id, summary, phone, password, ci, person }) => ({
        id,
        summary,
        phone,
        password,
        ci,
        person,
      })),
    ),
  );

  routes.get('/replies', (context) => context.json(context.get('stage').replies.read()));
  routes.put('/replies', async (context) => {
    const reply = await readBody(context, replySchema);
    if (reply.signIn && requirePersona(reply.signIn.persona ?? 'member').person === null) {
      throw new AnswerError('4000', 'signIn needs a persona who can sign in.', { status: 400 });
    }
    context.get('stage').replies.put(reply);
    return context.json({ reply });
  });
  routes.delete('/replies', (context) => {
    context.get('stage').replies.clear();
    return context.body(null, 204);
  });

  routes.get('/journal', (context) => context.json(context.get('stage').journal.read()));
  routes.delete('/journal', (context) => {
    context.get('stage').journal.clear();
    return context.body(null, 204);
  });

  routes.get('/ledger', (context) => {
    const ledger = ledgerOf(context.get('world'));
    return context.json({
      totals: ledger.totals(),
      balances: ledger.balances(),
      postings: ledger.postings(),
    });
  });

  return routes;
}

function requirePersona(id: string) {
  const persona = findPersona(id);
  if (!persona) {
    const known = personas.map((each) => each.id).join(', ');
    throw new AnswerError('4000', `No persona ${id}; there are ${known}.`, { status: 400 });
  }
  return persona;
}
