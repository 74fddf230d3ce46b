import { AgreeToService, MainButton, Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { readTerms, type Term } from '@wallet/kit/common';
import { formatDate } from '@wallet/kit/format';
import { Actions, Button, Card, confirm, IconTile, KeyValue, Lead, toast } from '@wallet/kit/ui';
import { connect, disconnect, readConsent } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** The institute among the wallet's services. */
const SERVICE = '12';

/** Consent to the look-up at the institute, given or taken back. */
export function KFC12000() {
  const load = useLoad(async (signal) => {
    const consent = await readConsent(undefined, { signal });
    const terms = consent.isGiven ? [] : await readTerms({ serviceCode: SERVICE }, { signal });
    return { consent, terms };
  });
  return (
    <Screen of={load}>
      {({ consent, terms }) =>
        consent.isGiven ? <Connected {...consent} reload={load.reload} /> : <Connect terms={terms} />
      }
    </Screen>
  );
}

function Connect({ terms }: { terms: readonly Term[] }) {
  const { connect: t } = messages.use();
  const { navigate } = useWallet();
  async function fetchAll() {
    await connect(undefined);
    navigate.replace('KFC20000');
  }
  return (
    <AgreeToService
      picture="license"
      title={t.lead}
      note={t.note}
      service={SERVICE}
      terms={terms}
      submit={t.submit}
      onAgreed={fetchAll}
    />
  );
}

function Connected({ since, count, reload }: { since: string; count: number; reload: () => void }) {
  const { connect: t } = messages.use();
  const { navigate } = useWallet();
  const end = useAction(async () => {
    if (!(await confirm({ id: 'endConsent', text: t.askEnd, danger: t.end }))) return;
    await disconnect(undefined);
    toast(t.ended);
    reload();
  });
  return (
    <>
      <IconTile picture="license" size="large" />
      <Lead title={t.done} />
      <Card tone="soft">
        <KeyValue
          rows={[
            { label: t.since, value: formatDate(since) },
            { label: t.count, value: t.unit({ count }), isStrong: true },
          ]}
        />
      </Card>
      <Actions>
        <Button full variant="text" action="endConsent" isBusy={end.isRunning} onClick={() => void end.run()}>
          {t.end}
        </Button>
      </Actions>
      <MainButton run={() => navigate.replace('KFC20000')}>{t.see}</MainButton>
    </>
  );
}
