import { MainButton, Screen, useAction, useLoad } from '@wallet/kit/app';
import { Badge, Button, Card, confirm, Hero, Lead, Note, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { readAuto, saveGathering } from '../api/moreCalls.ts';
import { messages } from '../messages/index.ts';
import type { Gathering } from '../model/auto.ts';
import { currencies, type Foreign, figures } from '../model/fx.ts';
import { CurrencySelect } from '../parts/CurrencySelect.tsx';
import { Runs } from '../parts/Runs.tsx';
import { useNotOpen } from '../parts/useNotOpen.tsx';

export function FFC35000() {
  const load = useLoad(readAuto, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} ground instead={useNotOpen()}>
      {({ gathering }) => <Gather gathering={gathering} reload={load.reload} />}
    </Screen>
  );
}

function Gather({ gathering, reload }: { gathering: Gathering; reload: () => void }) {
  const t = messages.use().more.gather;
  const { state, currency, minor, won, nextOn, runs } = gathering;
  const [chosen, setChosen] = useState<Foreign>(currency);
  const turn = useAction(
    async (next: Gathering['state']) => {
      const ask = { id: 'stopGathering', text: t.stopAsk, confirmLabel: t.stop };
      if (next === 'off' && !(await confirm(ask))) return;
      await saveGathering({ state: next, currency: state === 'off' ? chosen : currency });
      toast(t.turned[next]);
      reload();
    },
    { onRefusal: reload, onLost: reload },
  );
  if (state === 'off') {
    return (
      <>
        <Lead title={t.off}>{t.offNote}</Lead>
        <Card>
          <CurrencySelect currencies={currencies} value={chosen} onChange={setChosen} label={t.currency} />
        </Card>
        {runs.length > 0 && (
          <Card>
            <Runs title={t.runs} runs={runs} currency={currency} />
          </Card>
        )}
        <MainButton action="start" run={() => turn.run('on')} isBusy={turn.isRunning}>
          {t.start}
        </MainButton>
      </>
    );
  }
  return (
    <>
      <Hero
        label={t.sum}
        value={figures(minor, currency)}
        unit={currency}
        art="none"
        note={t.spent({ won })}
      />
      <Card>
        <Stack>
          <Note>
            <Badge tone={state === 'on' ? 'success' : 'neutral'}>{t.states[state]}</Badge>{' '}
            {state === 'on' && t.next({ date: nextOn })}
          </Note>
          <Runs title={t.runs} runs={runs} currency={currency} />
        </Stack>
      </Card>
      <MainButton
        action={state === 'on' ? 'pause' : 'resume'}
        run={() => turn.run(state === 'on' ? 'paused' : 'on')}
        isBusy={turn.isRunning}
        beside={
          <Button full variant="secondary" action="stop" onClick={() => void turn.run('off')}>
            {t.stop}
          </Button>
        }
      >
        {state === 'on' ? t.pause : t.resume}
      </MainButton>
    </>
  );
}
