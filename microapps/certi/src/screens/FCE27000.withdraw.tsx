import { MainButton, useAction, useWallet } from '@wallet/kit/app';
import { confirm, Lead, RadioGroup, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { withdraw } from '../api/calls.ts';
import { CertificateScreen, type Issued } from '../flows/CertificateScreen.tsx';
import { messages } from '../messages/index.ts';

/** Withdrawn it counts for nobody any more; deleted it is only not here. */
export function FCE27000() {
  return <CertificateScreen>{(one) => <Choose one={one} />}</CertificateScreen>;
}

function Choose({ one: { id, name, state } }: { one: Issued }) {
  const { withdraw: t } = messages.use();
  const { navigate } = useWallet();
  const [way, setWay] = useState<'withdrawn' | 'deleted'>(state === 'withdrawn' ? 'deleted' : 'withdrawn');
  const done = useAction(async () => {
    const { ask, yes, done: said } = t.ways[way];
    if (!(await confirm({ id: `certi-${way}`, text: ask, danger: yes, cancelLabel: t.keep }))) return;
    await withdraw({ id, isDeleted: way === 'deleted' });
    toast(said);
    navigate.replace('FCE15000');
  });
  return (
    <Stack>
      <Lead title={t.lead({ name })} />
      <RadioGroup
        field="way"
        legend={t.how}
        options={(['withdrawn', 'deleted'] as const).map((value) => ({
          value,
          label: t.ways[value].label,
          description: t.ways[value].note,
          disabled: value === 'withdrawn' && state === 'withdrawn',
        }))}
        value={way}
        onChange={setWay}
      />
      <MainButton action="withdraw" variant="danger" run={done}>
        {t.ways[way].yes}
      </MainButton>
    </Stack>
  );
}
