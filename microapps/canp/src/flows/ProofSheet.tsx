import { useLoad } from '@wallet/kit/app';
import {
  Button,
  ErrorState,
  IconTile,
  List,
  ListItem,
  Note,
  Section,
  Sheet,
  Skeleton,
  Stack,
} from '@wallet/kit/ui';
import { listReceipts } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { Activity } from '../model/practice.ts';
import { useProof } from './useProof.ts';

interface ProofSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** it was sent: what the screen shows is read anew */
  onSent: () => void;
  of: Activity;
  /** what it brings, limits and all */
  counted: number;
}

/** How the member shows that it was done. */
export function ProofSheet({ isOpen, onClose, onSent, of: { id, proof }, counted }: ProofSheetProps) {
  const { activity: t } = messages.use();
  const { photo, receipt, isSending } = useProof(id, onSent);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t.proveTitle} part="proof">
      <Stack>
        <Note>{t.willCount({ amount: counted })}</Note>
        {proof !== 'receipt' && (
          <>
            <Button full action="takePhoto" isBusy={isSending} onClick={() => void photo()}>
              {t.photo}
            </Button>
            <Note>{t.photoNote}</Note>
          </>
        )}
        {proof !== 'photo' && isOpen && <Receipts isBusy={isSending} onChoose={receipt} />}
      </Stack>
    </Sheet>
  );
}

function Receipts({ isBusy, onChoose }: { isBusy: boolean; onChoose: (id: string) => unknown }) {
  const t = messages.use();
  const load = useLoad(listReceipts);
  if (load.error) return <ErrorState messageId={load.error.messageId} onRetry={load.reload} />;
  if (!load.data) return <Skeleton />;
  return (
    <Section title={t.activity.receipts}>
      {load.data.length === 0 && <Note>{t.activity.noReceipts}</Note>}
      <List label={t.activity.receipts}>
        {load.data.map(({ id, shop, day, amount, isUsed }) => (
          <ListItem
            key={id}
            action="useReceipt"
            leading={<IconTile picture="edoc" size="small" />}
            title={shop}
            description={isUsed ? `${t.day({ day })} · ${t.activity.isUsed}` : t.day({ day })}
            trailing={t.won({ amount })}
            {...(isUsed ? { past: 'done' as const } : {})}
            {...(isUsed || isBusy ? {} : { onClick: () => void onChoose(id) })}
          />
        ))}
      </List>
    </Section>
  );
}
