import { ConfirmOrder, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Chips, EmptyState, InlineNotice, Note, SheetSelect, Stack, TextField } from '@wallet/kit/ui';
import { useState } from 'react';
import { checkAddress, readReceivers, readWallet } from '../api/calls.ts';
import { ScanButton } from '../flows/ScanButton.tsx';
import { sending, sendOrder } from '../flows/sending.ts';
import { messages } from '../messages/index.ts';
import { addressIn, type Purpose, purposes } from '../model/certificate.ts';
import { sendDays } from '../model/wishes.ts';

/** To whom, for what and for how long: checked, then the wallet's own password. */
export const FCE17200 = sending.step(
  {
    needs: ['certificateId', 'way'],
    ask: ({ way }, { signal }) =>
      Promise.all([
        readWallet(undefined, { signal }),
        way === 'organisation' ? readReceivers(undefined, { signal }) : [],
      ]),
  },
  function Send({ draft: { certificateId, name, way }, data: [wallet, receivers] }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const draft = sending.useDraft();
    const [organisation, setOrganisation] = useState('');
    const [typed, setTyped] = useState('');
    const [purpose, setPurpose] = useState<Purpose>('loan');
    const [days, setDays] = useState<(typeof sendDays)[number]>(30);
    const address = addressIn(typed);
    const holder = useLoad(checkAddress, way === 'address' && address ? address : null);
    const to = { organisation, address: holder.data ? address : '', once: 'once' }[way];
    const receiver = {
      organisation: receivers.find(({ id }) => id === organisation)?.name ?? '',
      address: holder.data ?? '',
      once: t.send.ways.once.title,
    }[way];
    if (wallet.pin !== 'good')
      return (
        <Screen>
          <EmptyState
            picture="locked"
            {...t.send.pin[wallet.pin]}
            action={{
              label: t.pin.choose,
              action: 'setPin',
              onClick: () => navigate.push('FCE30000', { query: { way: 'pin' } }),
            }}
          />
        </Screen>
      );
    return (
      <ConfirmOrder
        order={sendOrder}
        draft={draft}
        facts={to === '' ? null : { certificateId, way, to, purpose, days }}
        lead={t.send.lead({ name })}
        entry={
          <Stack>
            {way === 'organisation' && (
              <SheetSelect
                field="receiver"
                label={t.facts.receiver}
                placeholder={t.send.choose}
                hint={t.send.notInList}
                options={receivers.map(({ id, name: title }) => ({ value: id, title }))}
                value={organisation}
                onChange={setOrganisation}
              />
            )}
            {way === 'address' && (
              <>
                <TextField
                  field="address"
                  label={t.send.address}
                  placeholder={t.send.addressHint}
                  maxLength={40}
                  value={typed}
                  onChange={setTyped}
                />
                <ScanButton onCode={(text) => setTyped(addressIn(text) || text.slice(0, 40))} />
                {holder.data && (
                  <InlineNotice tone="success">{t.send.to({ name: holder.data })}</InlineNotice>
                )}
                {holder.error && <InlineNotice tone="danger">{t.refusals.noAddress}</InlineNotice>}
              </>
            )}
            <Chips
              isField
              legend={t.facts.purpose}
              options={purposes.map((value) => ({ value, label: t.purposes[value] }))}
              value={purpose}
              onChange={setPurpose}
            />
            <Chips
              isField
              legend={t.send.days}
              options={sendDays.map((count) => ({
                value: `${count}`,
                label: t.send.forDays({ days: count }),
              }))}
              value={`${days}`}
              onChange={(value) => setDays(sendDays.find((count) => `${count}` === value) ?? 30)}
            />
          </Stack>
        }
        rows={receiver ? [{ label: t.facts.receiver, value: receiver, isStrong: true }] : []}
        submit={t.send.submit}
        secret={{ title: t.pin.ask, hint: t.send.hint }}
      >
        <Note>{t.send.note}</Note>
      </ConfirmOrder>
    );
  },
);
