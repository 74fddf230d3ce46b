import { Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { Button, KeyValue, List, ListItem, Section, Stack, toast } from '@wallet/kit/ui';
import { readVisit, setStandIn } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

const states = ['none', 'open', 'blocked'] as const;

/** For developers: each screen, and what the stand-in makes of the member. */
export function ExampleIndex() {
  const t = messages.use().index;
  const { navigate } = useWallet();
  const load = useLoad(readVisit, undefined);
  const set = useAction(async (state: (typeof states)[number]) => {
    await setStandIn(state);
    toast(t.done);
    load.reload();
  });
  const open: Record<string, () => void> = {
    ExampleHome: () => navigate.push('ExampleHome'),
    ExampleBranch: () => navigate.push('ExampleBranch', { params: { branchId: 'B1' } }),
    ExampleVisit: () => navigate.push('ExampleVisit'),
    ExampleDone: () => navigate.push('ExampleDone'),
  };
  return (
    <Screen of={load}>
      {(visit) => (
        <>
          <KeyValue rows={[{ label: t.visit, value: visit ? `${visit.number} · ${visit.state}` : t.none }]} />
          <Section title={t.member}>
            <Stack>
              {states.map((state) => (
                <Button
                  key={state}
                  full
                  variant="secondary"
                  action={state}
                  onClick={() => void set.run(state)}
                >
                  {t.states[state]}
                </Button>
              ))}
            </Stack>
          </Section>
          <Section title={t.screens}>
            <List label={t.screens}>
              {Object.entries(open).map(([code, go]) => (
                <ListItem key={code} title={code} onClick={go} />
              ))}
            </List>
          </Section>
        </>
      )}
    </Screen>
  );
}
