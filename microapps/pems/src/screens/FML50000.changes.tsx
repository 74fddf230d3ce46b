import { Screen, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Card, Chips, confirm, EmptyState, IconTile, List, ListItem, Note, toast } from '@wallet/kit/ui';
import { readOverview, tellChange } from '../api/calls.ts';
import type { Animal } from '../api/wire.ts';
import { messages } from '../messages/index.ts';
import { duesOf } from '../model/animal.ts';
import { DueNote } from '../parts/DueNote.tsx';

/** What happened to which animal: until when it has to be told, and what it costs not to. */
export function FML50000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const asked = useQuery().get('anmlId');
  const load = useLoad(readOverview, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} skeleton="list" ground>
      {({ animals }) => {
        const able = animals.filter(({ state }) => state === 'registered' || state === 'lost');
        const one = able.find(({ id }) => id === asked) ?? able[0];
        if (!one)
          return (
            <EmptyState
              picture="empty"
              title={t.changes.none}
              description={t.changes.noneHint}
              action={{ label: t.home.register, onClick: () => navigate.push('FML40000') }}
            />
          );
        return (
          <>
            {able.length > 1 && (
              <Chips
                scrolls
                legend={t.changes.which}
                options={able.map(({ id, name }) => ({ value: id, label: name }))}
                value={one.id}
                onChange={(anmlId) => navigate.replace('FML50000', { query: { anmlId } })}
              />
            )}
            <Changes one={one} reload={load.reload} />
          </>
        );
      }}
    </Screen>
  );
}

const pictures = {
  lost: 'place',
  found: 'my',
  tellLost: 'notice',
  owner: 'family',

  contact: 'booking',
  tag: 'scan',
  death: 'safenote',
} as const;
type Change = keyof typeof pictures;

function Changes({ one, reload }: { one: Animal; reload: () => void }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const tell = useAction(
    async (kind: 'lost' | 'found') => {
      const words = kind === 'lost' ? t.changes.askLost : t.changes.askFound;
      const ask = {
        id: `tell-${kind}`,
        text: words(one),
        confirmLabel: t.changes.yes,
        cancelLabel: t.changes.no,
      };
      if (!(await confirm(ask))) return;
      await tellChange({ kind, animalId: one.id });
      toast(t.changes.told[kind]);
      reload();
    },
    { onRefusal: reload },
  );
  const query = { anmlId: one.id };
  const does: Readonly<Record<Change, () => unknown>> = {
    tellLost: () => tell.run('lost'),
    found: () => tell.run('found'),
    lost: () => navigate.push('FML70000', { query: { type: 'lost', ...query } }),
    owner: () => navigate.push('FML51000', { query }),
    contact: () => navigate.push('FML52000'),
    tag: () => navigate.push('FML52200', { query: { what: 'tag', ...query } }),
    death: () => navigate.push('FML53000', { query }),
  };
  const lost: Change[] =
    one.state === 'lost' ? [...(one.lostBy ? (['tellLost'] as const) : []), 'found'] : ['lost'];
  const due = duesOf([one], todaySeoul()).find(({ kind }) => kind === 'lost');
  return (
    <>
      <DueNote due={due} />
      <Card>
        <List label={t.changes.list}>
          {[...lost, ...(['owner', 'contact', 'tag', 'death'] as const)].map((change) => (
            <ListItem
              key={change}
              action={change}
              leading={<IconTile picture={pictures[change]} />}
              title={t.changes.names[change]}
              description={t.changes.hints[change]}
              onClick={() => void does[change]()}
            />
          ))}
        </List>
      </Card>
      <Note>{t.changes.fine}</Note>
    </>
  );
}
