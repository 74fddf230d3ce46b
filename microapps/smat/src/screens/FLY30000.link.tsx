import { Form, MainButton, Screen, useAction, useNativeScreen, usePerson, useWallet } from '@wallet/kit/app';
import { matches, required } from '@wallet/kit/forms';
import { Button, Disclosure, Lead, SheetSelect, Stack, TextField, toast, useForm } from '@wallet/kit/ui';
import { useState } from 'react';
import { linkBooking, linkCode } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { airlines, type Ticket } from '../model/ticket.ts';

export function FLY30000() {
  const { link: t, airlines: names } = messages.use();
  const { navigate, bridge } = useWallet();
  const { name = '' } = usePerson() ?? {};
  const scanner = useNativeScreen('qrScan');
  const [airline, setAirline] = useState<(typeof airlines)[number]>('KE');
  const form = useForm({
    initial: { booking: '', name },
    rules: { booking: [required(), matches(/^[A-Za-z0-9]{6}$/, 'invalidFormat')], name: [required()] },
  });
  const pasted = useForm({ initial: { code: '' }, rules: { code: [required()] } });
  const shown = (ticket: Ticket) => {
    toast(t.done);
    navigate.replace('FLY40000', { query: { ticketId: ticket.id } });
  };
  const link = useAction(async (values: { booking: string; name: string }) =>
    shown(await linkBooking({ airline, ...values })),
  );
  const byCode = useAction(async (bcbp: string) => shown(await linkCode(bcbp)));
  async function scan() {
    const ending = await scanner.open({});
    if (ending.kind === 'answer') await byCode.run(ending.value.text);
  }
  return (
    <Screen>
      <Lead title={t.title}>{t.lead}</Lead>
      <Stack>
        {bridge.canOpen('qrScan').ok && (
          <Button
            full
            variant="secondary"
            action="scan"
            isBusy={byCode.isRunning}
            onClick={() => void scan()}
          >
            {t.scan}
          </Button>
        )}
        <Form form={form} run={link}>
          <Stack>
            <SheetSelect
              field="airline"
              label={t.airline}
              options={airlines.map((value) => ({ value, title: names[value] }))}
              value={airline}
              onChange={setAirline}
            />
            <TextField
              {...form.field('booking')}
              label={t.booking}
              hint={t.bookingHint}
              placeholder="AB12CD"
              maxLength={6}
              autoComplete="off"
              required
            />
            <TextField {...form.field('name')} label={t.name} maxLength={60} required />
          </Stack>
          <MainButton action="link">{t.submit}</MainButton>
        </Form>
        <Disclosure title={t.paste}>
          <form noValidate onSubmit={pasted.submit(({ code }) => void byCode.run(code))}>
            <Stack>
              <TextField {...pasted.field('code')} label={t.paste} hint={t.pasteHint} autoComplete="off" />
              <Button full variant="secondary" type="submit" action="byCode" isBusy={byCode.isRunning}>
                {t.byCode}
              </Button>
            </Stack>
          </form>
        </Disclosure>
      </Stack>
    </Screen>
  );
}
