import { Screen, useAction, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { Button, Chips, KeyValue, List, ListItem, Section, Stack, Switch, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { hasAgreed, readStatus, readSummary, standIn } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type Kind, kinds } from '../model/receipt.ts';

/** The area at a glance for developers: its screens, its calls, a receipt of any kind, the agreement. */
export function EdocIndex() {
  const t = messages.use();
  const { navigate, manifest } = useWallet();
  const memberId = usePerson()?.memberId ?? '';
  const load = useLoad(hasAgreed, memberId);
  const [answer, setAnswer] = useState('');
  const ask = useAction(async (name: keyof typeof calls) => {
    setAnswer(JSON.stringify(await calls[name](), null, 1));
  });
  const calls = {
    selectStpulInfo: () => hasAgreed(memberId),
    getElctrRceitpUserStus: () => readStatus(memberId),
    summary: () => readSummary(),
  };
  const set = useAction(async (what: Parameters<typeof standIn>[0]) => {
    await standIn(what);
    toast(t.developer.done);
    load.reload();
  });
  return (
    <Screen of={load}>
      {(isAgreed) => (
        <Stack>
          <Switch
            field="agreed"
            label={t.developer.agreed}
            checked={isAgreed}
            onChange={(is) => void set.run({ isAgreed: is })}
          />
          <Section title={t.developer.arrive}>
            <Chips<Kind | ''>
              legend={t.developer.arrive}
              options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
              value=""
              onChange={(kind) => void (kind && set.run({ kind }))}
            />
          </Section>
          <Section title={t.developer.calls}>
            {(Object.keys(calls) as (keyof typeof calls)[]).map((name) => (
              <Button
                key={name}
                full
                size="small"
                variant="secondary"
                action={name}
                onClick={() => void ask.run(name)}
              >
                {name}
              </Button>
            ))}
            {answer !== '' && <KeyValue rows={[{ label: t.developer.answer, value: answer }]} />}
          </Section>
          <Section title={t.developer.screens}>
            <List label={t.developer.screens}>
              {Object.entries(manifest.screens).map(([code, { title }]) => (
                <ListItem
                  key={code}
                  action={`open${code}`}
                  title={code}
                  description={title.ko}
                  onClick={() => navigate.push(code)}
                />
              ))}
            </List>
          </Section>
        </Stack>
      )}
    </Screen>
  );
}
