import { MainButton, useAction, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { Button, InlineNotice, Lead, Note, Section, Stack, Switch, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { join, readStatus } from '../api/calls.ts';
import { AgreedScreen } from '../flows/ReceiptScreen.tsx';
import { messages } from '../messages/index.ts';
import type { UserStatus } from '../model/receipt.ts';

export function FEC11000() {
  const load = useLoad(readStatus, usePerson()?.memberId ?? '');
  return <AgreedScreen of={load}>{(status) => <Ways status={status} />}</AgreedScreen>;
}

/** By what shops know the customer at the till, and which of them may send. */
function Ways({ status: { state, phone, brands, ...status } }: { status: UserStatus }) {
  const { ways: t, kinds } = messages.use();
  const { navigate } = useWallet();
  const isNew = state !== 'joined' && state !== 'paused';
  const [by, setBy] = useState({ byPhone: isNew || status.byPhone, byCard: isNew || status.byCard });
  const [off, setOff] = useState(brands.filter(({ isOn }) => !isNew && !isOn).map(({ id }) => id));
  const on = brands.filter(({ id }) => !off.includes(id)).map(({ id }) => id);
  const save = useAction(async () => {
    await join({ ...by, brands: on });
    if (isNew) return navigate.replace('FEC12000');
    toast(t.saved);
    navigate.back();
  });
  const toggle = (id: string, is: boolean) => setOff(is ? off.filter((one) => one !== id) : [...off, id]);
  return (
    <>
      <Lead title={t.lead}>{t.note}</Lead>
      <Stack>
        <Section title={t.by}>
          <Switch
            field="byPhone"
            label={t.phone}
            description={phone}
            checked={by.byPhone}
            onChange={(byPhone) => setBy({ ...by, byPhone })}
          />
          <Switch
            field="byCard"
            label={t.card}
            description={t.cardHint}
            checked={by.byCard}
            onChange={(byCard) => setBy({ ...by, byCard })}
          />
          <Note>{t.code}</Note>
        </Section>
        <Section
          title={t.brands({ count: on.length })}
          action={
            <Button
              variant="text"
              size="small"
              action="allBrands"
              onClick={() => setOff(off.length > 0 ? [] : brands.map(({ id }) => id))}
            >
              {off.length > 0 ? t.all : t.none}
            </Button>
          }
        >
          <Stack>
            {brands.map(({ id, name, kind }) => (
              <Switch
                key={id}
                field={id}
                label={name}
                description={kinds[kind]}
                checked={!off.includes(id)}
                onChange={(is) => toggle(id, is)}
              />
            ))}
          </Stack>
        </Section>
        {on.length === 0 && <InlineNotice tone="warning">{t.nobody}</InlineNotice>}
      </Stack>
      <MainButton run={save} disabled={on.length === 0}>
        {isNew ? t.begin : t.save}
      </MainButton>
    </>
  );
}
