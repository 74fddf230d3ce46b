import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Chips, EmptyState, List, Stack } from '@wallet/kit/ui';
import { listClasses } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { ages, classKinds, found, readWish, type Wish } from '../model/visit.ts';
import { ClassRow } from '../parts/ClassRow.tsx';

export function FNE11100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const wish = readWish(useQuery());
  const load = useLoad(listClasses);
  // The address keeps what is chosen, so that back finds it.
  const change = (changes: Partial<Wish>) => navigate.replace('FNE11100', { query: { ...wish, ...changes } });
  return (
    <Screen of={load} skeleton="list">
      {({ classes }) => {
        const shown = found(classes, wish);
        return (
          <Stack>
            <Chips
              scrolls
              legend={t.list.kind}
              options={classKinds.map((value) => ({ value, label: t.classKinds[value] }))}
              value={wish.kind}
              onChange={(kind) => change({ kind })}
            />
            <Chips
              scrolls
              legend={t.list.age}
              options={ages.map((value) => ({ value, label: t.ages[value] }))}
              value={wish.age}
              onChange={(age) => change({ age })}
            />
            {shown.length === 0 ? (
              <EmptyState
                picture="none"
                title={t.list.none}
                description={t.list.noneHint}
                action={{ label: t.list.reset, onClick: () => navigate.replace('FNE11100') }}
              />
            ) : (
              <List label={t.list.title}>
                {shown.map((one) => (
                  <ClassRow key={one.id} one={one} />
                ))}
              </List>
            )}
          </Stack>
        );
      }}
    </Screen>
  );
}
