import { MainButton, Screen, useAction, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { langOf, todaySeoul } from '@wallet/kit/format';
import { Button, Checkbox, IconTile, InlineNotice, PagedList, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { setDeleted, setHidden } from '../api/calls.ts';
import { useMonth } from '../flows/useMonth.ts';
import { messages } from '../messages/index.ts';
import { pictures, type Row, readFilter } from '../model/receipt.ts';
import { picked } from '../state/entry.ts';

const whats = ['hidden', 'bin'] as const;

export function FEC26500() {
  const query = useQuery();
  return <Tidy key={`${query}`} query={query} />;
}

/** Several at once: of a month hidden, deleted or exported; of what is hidden or in the bin brought back. */
function Tidy({ query }: { query: URLSearchParams }) {
  const { tidy: t, list, ...all } = messages.use();
  const { navigate } = useWallet();
  const memberId = usePerson()?.memberId;
  const of = whats.find((one) => one === query.get('of'));
  const [round, setRound] = useState(0);
  const [ids, setIds] = useState<readonly string[]>([]);
  const count = ids.length;
  const load = useMonth(of ? { of } : readFilter(query, todaySeoul()), () => {});
  const again = () => {
    setIds([]);
    setRound((before) => before + 1);
  };
  const set = async (what: 'hide' | 'delete', is: boolean, chosen = ids) => {
    await (what === 'hide' ? setHidden : setDeleted)({ ids: chosen, is });
    again();
  };
  const undo = useAction(set, { onRefusal: again });
  const doIt = useAction(
    async (what: 'hide' | 'delete', is: boolean) => {
      await set(what, is);
      const said = is ? (what === 'hide' ? t.hidden : t.deleted) : t.restored;
      toast(said({ count }), { label: t.undo, onClick: () => void undo.run(what, !is, ids) });
    },
    { onRefusal: again },
  );
  const toggle = (id: string, is: boolean) => setIds(is ? [...ids, id] : ids.filter((one) => one !== id));
  const isNone = count === 0;
  return (
    <Screen title={of ? t.titles[of] : undefined}>
      <Stack>
        <InlineNotice>{of ? t.notes[of] : t.notes.month}</InlineNotice>
        <PagedList<Row>
          key={`${memberId} ${of} ${round}`}
          label={t.label}
          load={load}
          keyOf={({ id }) => id}
          empty={{ title: of ? t.empty[of] : list.empty }}
        >
          {(one) => (
            <li key={one.id}>
              <Checkbox
                field={one.id}
                action="pick"
                leading={<IconTile picture={pictures[one.kind]} />}
                label={<span lang={langOf(one.shop)}>{one.shop}</span>}
                description={all.moment(one)}
                trailing={all.won({ amount: one.total })}
                checked={ids.includes(one.id)}
                onChange={(is) => toggle(one.id, is)}
              />
            </li>
          )}
        </PagedList>
      </Stack>
      {of ? (
        <MainButton
          action="restore"
          disabled={isNone}
          isBusy={doIt.isRunning}
          run={() => doIt.run(of === 'hidden' ? 'hide' : 'delete', false)}
        >
          {t.restore({ count })}
        </MainButton>
      ) : (
        <MainButton
          action="export"
          disabled={isNone}
          beside={(['hide', 'delete'] as const).map((what) => (
            <Button
              key={what}
              variant="secondary"
              action={`${what}All`}
              disabled={isNone}
              isBusy={doIt.isRunning}
              onClick={() => void doIt.run(what, true)}
            >
              {t[what]}
            </Button>
          ))}
          run={() => {
            picked.value = ids;
            navigate.push('FEC24000');
          }}
        >
          {t.export({ count })}
        </MainButton>
      )}
    </Screen>
  );
}
