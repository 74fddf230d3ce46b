import { Gone, useAction, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatDateTime } from '@wallet/kit/format';
import { Actions, Button, KeyValue, Lead, Note, PdfPager, Receipt, Stack, saveFile } from '@wallet/kit/ui';
import { readCertificate, readCertificateFile } from '../api/calls.ts';
import { JoinedScreen } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Certificate } from '../model/service.ts';

export function FSO12300() {
  const t = messages.use();
  const certNo = useQuery().get('certNo');
  const load = useLoad(readCertificate, certNo ? { certNo } : null);
  const gone = <Gone to="FSO20000" {...t.gone.paper} />;
  return (
    <JoinedScreen of={load} instead={{ MIL_NOT_FOUND: gone }}>
      {(one) => (one ? <Paper one={one} /> : gone)}
    </JoinedScreen>
  );
}

function Paper({ one }: { one: Certificate }) {
  const { paper: t, sign, apply } = messages.use();
  const { bridge } = useWallet();
  const certNo = one.number;
  const save = useAction(async () => {
    const { bytes, type } = await readCertificateFile({ certNo });
    await saveFile(new File([bytes], `${certNo}.pdf`, { type }), t.words.saved);
  });
  const rows = [
    { label: sign.name, value: one.name },
    { label: apply.purpose, value: apply.purposes[one.purpose] },
    { label: apply.receiver, value: one.receiver },
    { label: t.number, value: certNo },
    { label: t.at, value: formatDateTime(one.at) },
    { label: t.check, value: one.checkNo },
  ];
  return (
    <>
      <Lead>{sign.note}</Lead>
      <Stack>
        <PdfPager
          load={(signal) => readCertificateFile({ certNo }, { signal })}
          label={t.title}
          fallback={<KeyValue rows={rows} />}
        />
        <Receipt title={t.title} rows={rows} words={t.words} fileName={certNo} />
        <Note>{t.valid}</Note>
      </Stack>
      {!bridge.isNative && (
        <Actions>
          <Button
            full
            variant="secondary"
            action="savePdf"
            isBusy={save.isRunning}
            onClick={() => void save.run()}
          >
            {t.pdf}
          </Button>
        </Actions>
      )}
    </>
  );
}
