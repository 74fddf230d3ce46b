import { Gone, MainButton, Screen, useAction, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { maskEmail, maskName } from '@wallet/kit/format';
import { Button, Card, KeyValue, Lead, Note, PdfPager, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { mailCertificate, readCertificate } from '../api/calls.ts';
import { useEntry } from '../flows/useEntry.ts';
import { messages } from '../messages/index.ts';
import type { FxEntry } from '../model/fx.ts';
import { useEntryRows } from '../parts/useEntryRows.tsx';

/** The paper for the employer or the tax office: as a page, as a file, by mail. */
export function FFC24300() {
  const t = messages.use();
  const load = useEntry();
  const gone = <Gone to="FFC51000" {...t.history.gone} />;
  return (
    <Screen of={load} instead={{ FFC_GONE: gone, FFC_NOT_OPEN: gone }}>
      {([entry]) => (entry ? <Paper entry={entry} /> : gone)}
    </Screen>
  );
}

function Paper({ entry }: { entry: FxEntry }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const rows = useEntryRows();
  const [isFile, setFile] = useState(useQuery().get('step') === 'file');
  const mail = useAction(async () => {
    const { email } = await mailCertificate(entry.id);
    toast(t.certificate.mailed({ email: maskEmail(email) }));
  });
  return (
    <>
      <Lead title={t.certificate.title}>{t.certificate.use}</Lead>
      <Stack>
        <Card tone="soft">
          <KeyValue rows={[{ label: t.facts.name, value: maskName(person?.name ?? '') }, ...rows(entry)]} />
        </Card>
        {isFile ? (
          <PdfPager
            label={t.certificate.title}
            load={(signal) => readCertificate(entry.id, { signal })}
            fallback={<Note>{t.certificate.fallback}</Note>}
          />
        ) : (
          <Button full variant="secondary" action="file" onClick={() => setFile(true)}>
            {t.certificate.pdf}
          </Button>
        )}
        {entry.signedNo && (
          <Button
            full
            variant="text"
            action="signed"
            onClick={() => navigate.push('FFC24310', { query: { ogtxtSerno: entry.signedNo } })}
          >
            {t.certificate.signed}
          </Button>
        )}
      </Stack>
      <MainButton action="mail" run={mail}>
        {t.certificate.mail}
      </MainButton>
    </>
  );
}
