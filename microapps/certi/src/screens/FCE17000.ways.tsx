import { useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Card, IconTile, InlineNotice, Lead, List, ListItem } from '@wallet/kit/ui';
import { CertificateScreen, type Issued } from '../flows/CertificateScreen.tsx';
import { sending } from '../flows/sending.ts';
import { messages } from '../messages/index.ts';
import { isOldFor } from '../model/certificate.ts';

const ways = [
  ['organisation', 'account'],
  ['address', 'my'],
  ['once', 'security'],
] as const;

/** In which of the three ways it goes out. */
export function FCE17000() {
  return <CertificateScreen>{(one) => <Ways one={one} />}</CertificateScreen>;
}

function Ways({ one: { id, name, issuedAt } }: { one: Issued }) {
  const { send: t } = messages.use();
  const { navigate } = useWallet();
  const { begin } = sending.useDraft();
  return (
    <>
      <Lead title={t.how({ name })}>{t.howNote}</Lead>
      {isOldFor(issuedAt, 1, todaySeoul()) && (
        <InlineNotice tone="info">
          {isOldFor(issuedAt, 3, todaySeoul()) ? t.olderThan({ months: 3 }) : t.olderThan({ months: 1 })}
        </InlineNotice>
      )}
      <Card>
        <List label={t.title}>
          {ways.map(([way, picture]) => (
            <ListItem
              key={way}
              action={`way-${way}`}
              leading={<IconTile picture={picture} />}
              title={t.ways[way].title}
              description={t.ways[way].note}
              onClick={async () => {
                await begin({ certificateId: id, name, way });
                navigate.push('FCE17200');
              }}
            />
          ))}
        </List>
      </Card>
    </>
  );
}
