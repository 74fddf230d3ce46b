import { MainButton, useWallet } from '@wallet/kit/app';
import { Actions, Button, Card, IconTile, InlineNotice, KeyValue, Lead, Stack } from '@wallet/kit/ui';
import { CertificateScreen, type Issued } from '../flows/CertificateScreen.tsx';
import { verifying } from '../flows/verifying.ts';
import { messages } from '../messages/index.ts';
import { documentOf } from '../model/certificate.ts';
import { certificateRows } from '../parts/certificateRows.ts';
import { PaperBadge } from '../parts/PaperRow.tsx';

/** One certificate: until when it counts, for what it was issued, and what can be done with it. */
export function FCE15110() {
  return <CertificateScreen>{(one) => <Shown one={one} />}</CertificateScreen>;
}

function Shown({ one }: { one: Issued }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = verifying.useDraft();
  const query = { certNo: one.id };
  const isOver = one.state === 'withdrawn';
  return (
    <Stack>
      <IconTile picture="certi" size="large" />
      <span>
        <PaperBadge one={one} />
      </span>
      <Lead title={one.name}>{isOver ? t.paper.withdrawn : t.paper.until({ at: one.validUntil })}</Lead>
      {documentOf(one.documentKind) === 'once' && <InlineNotice tone="info">{t.paper.once}</InlineNotice>}
      {one.resultMessage && <InlineNotice tone="info">{one.resultMessage}</InlineNotice>}
      <Card tone="soft">
        <KeyValue rows={certificateRows(t, one)} />
      </Card>
      <Actions>
        <Button
          full
          variant="text"
          action="verify"
          onClick={async () => {
            await begin({ number: one.number });
            navigate.push('FCE24310');
          }}
        >
          {t.paper.verify}
        </Button>
        <Button full variant="text" action="withdraw" onClick={() => navigate.push('FCE27000', { query })}>
          {t.paper.withdraw}
        </Button>
      </Actions>
      {!isOver && (
        <MainButton
          action="send"
          run={() => navigate.push('FCE17000', { query })}
          beside={
            <Button variant="secondary" action="read" onClick={() => navigate.push('FCE15111', { query })}>
              {t.paper.read}
            </Button>
          }
        >
          {t.send.title}
        </MainButton>
      )}
    </Stack>
  );
}
