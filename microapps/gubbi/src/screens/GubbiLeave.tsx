import { MainButton, Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { Bullets, Button, confirm, InlineNotice, Lead, RadioGroup, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { leave, readState } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { NotJoined } from '../parts/NotJoined.tsx';

export function GubbiLeave() {
  const load = useLoad(readState);
  const t = messages.use();
  return (
    // Nobody leaves who is not there: the page is the service's.
    <Screen of={load} {...(load.data?.isJoined === false && { title: t.name })}>
      {({ isJoined }) => (isJoined ? <Leaving /> : <NotJoined />)}
    </Screen>
  );
}

function Leaving() {
  const t = messages.use();
  const { navigate } = useWallet();
  const [way, setWay] = useState<'keep' | 'delete'>('keep');
  const go = useAction(async () => {
    const labels = { confirmLabel: t.leave.submit, cancelLabel: t.message.no };
    if (!(await confirm({ id: 'leaveAsk', text: t.leave.ask, ...labels }))) return;
    await leave(way === 'delete').catch(async (error: unknown) => {
      // Where the answer was lost it may be done all the same.
      const known = await readState().catch(() => null);
      if (known?.isJoined !== false) throw error;
    });
    toast(t.leave.done);
    navigate.replace('GubbiHome');
  });
  return (
    <>
      <Lead title={t.leave.lead} />
      <InlineNotice messageId="quietInstead">
        <p>{t.leave.instead}</p>
        <Button
          variant="secondary"
          size="small"
          action="quiet"
          onClick={() => navigate.replace('GubbiQuiet')}
        >
          {t.leave.quiet}
        </Button>
      </InlineNotice>
      <Bullets texts={t.leave.rows} />
      <RadioGroup
        field="kept"
        legend={t.leave.kept}
        options={(['keep', 'delete'] as const).map((value) => ({
          value,
          label: t.leave.ways[value],
          description: t.leave.hints[value],
        }))}
        value={way}
        onChange={setWay}
      />
      <MainButton action="leave" variant="secondary" run={go}>
        {t.leave.submit}
      </MainButton>
    </>
  );
}
