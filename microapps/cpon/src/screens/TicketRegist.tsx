import { ApiError } from '@wallet/kit/api';
import { Form, MainButton, Screen, useAction, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { required } from '@wallet/kit/forms';
import { InlineNotice, Lead, Note, Segmented, Stack, TextField, useForm } from '@wallet/kit/ui';
import { saveTicket } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { ticketKinds } from '../model/ticket.ts';
import { ScanFirst } from '../parts/ScanFirst.tsx';

/** Keeps a ticket that is in the customer's own name: another's would be misuse. */
export function TicketRegist() {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const asked = useQuery().get('kind');
  const form = useForm({
    initial: {
      kind: ticketKinds.find((one) => one === asked) ?? 'event',
      number: '',
      name: person?.name ?? '',
    },
    rules: { number: required(), name: required() },
  });
  const { kind } = form.values;
  const keep = async (typed: typeof form.values) => {
    const { id } = await saveTicket({ ...typed, number: typed.number.trim().toUpperCase() });
    navigate.replace('TicketView', { query: { ticketId: id } });
  };
  const save = useAction(keep);
  const scan = useAction(async (number: string) => {
    try {
      await keep({ ...form.values, number });
      return true;
    } catch (error) {
      // The scanner says so itself, beside another scan.
      if (error instanceof ApiError && error.code === 'CPN_TICKET_UNKNOWN') return false;
      throw error;
    }
  });
  return (
    <Screen>
      <Stack>
        <Lead title={t.tickets.addLead}>{t.tickets.addHint}</Lead>
        <Segmented
          legend={t.tickets.kind}
          options={ticketKinds.map((value) => ({ value, label: t.tickets.kinds[value] }))}
          value={kind}
          onChange={(next) => form.set('kind', next)}
        />
        {kind === 'ksat' && <InlineNotice tone="warning">{t.ksat.crime}</InlineNotice>}
        <Form form={form} run={save}>
          <Stack>
            <TextField
              {...form.field('number')}
              label={kind === 'ksat' ? t.ksat.number : t.tickets.number}
              hint={kind === 'ksat' ? t.ksat.numberHint : t.tickets.numberHint}
              maxLength={20}
              autoComplete="off"
            />
            <TextField {...form.field('name')} label={t.tickets.holder} maxLength={40} autoComplete="name" />
            <Note>{t.tickets.own}</Note>
            <MainButton action="submit">{t.tickets.save}</MainButton>
          </Stack>
        </Form>
        <ScanFirst isPaused={save.isRunning} onCode={async (text) => (await scan.run(text)) ?? false} />
      </Stack>
    </Screen>
  );
}
