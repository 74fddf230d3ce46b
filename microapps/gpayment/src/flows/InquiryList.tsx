import { useAction } from '@wallet/kit/app';
import { Badge, Button, Card, confirm, PagedList, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { deleteInquiry, readInquiries } from '../api/customerCalls.ts';
import { uncertain } from '../messages/uncertain.ts';
import type { PayInquiry } from '../model/inquiry.ts';
import { toListPage } from '../model/page.ts';
import styles from '../parts/serviceText.module.css';
import { useService } from '../parts/useService.ts';

/** The member's questions with their answers. */
export function InquiryList() {
  const { inquiries: t } = useService();
  const [round, setRound] = useState(0);
  const reload = () => setRound((before) => before + 1);
  const remove = useAction(
    async ({ id }: PayInquiry) => {
      if (!(await confirm({ id: 'deleteInquiry', text: t.ask, danger: t.remove }))) return;
      await deleteInquiry({ id });
      toast(t.removed);
      reload();
    },
    { lostWords: uncertain, onRefusal: reload },
  );
  return (
    <PagedList
      key={round}
      label={t.list}
      load={async (pageNo: number | undefined, signal) =>
        toListPage(await readInquiries(pageNo ?? 1, { signal }))
      }
      keyOf={({ id }) => id}
      empty={{ title: t.empty, description: t.emptyHint }}
    >
      {(inquiry) => (
        <InquiryItem
          key={inquiry.id}
          inquiry={inquiry}
          isBusy={remove.isRunning}
          onRemove={() => void remove.run(inquiry)}
        />
      )}
    </PagedList>
  );
}

interface InquiryItemProps {
  inquiry: PayInquiry;
  isBusy: boolean;
  onRemove: () => void;
}

function InquiryItem({ inquiry, isBusy, onRemove }: InquiryItemProps) {
  const { inquiries: t, dateTime } = useService();
  return (
    <li className={styles.article} data-inquiry={inquiry.id}>
      <Badge tone={inquiry.isAnswered ? 'success' : 'neutral'}>
        {inquiry.isAnswered ? t.answered : t.waiting}
      </Badge>
      <h2 className={styles.lead}>{inquiry.title}</h2>
      <p className={styles.note}>
        {t.kinds[inquiry.kind]} · {dateTime(inquiry)}
      </p>
      <p className={styles.pre}>{inquiry.text}</p>
      {inquiry.isAnswered && (
        <div className={styles.block}>
          <Card tone="soft">
            <h3>{t.answer}</h3>
            <p className={styles.pre}>{inquiry.answer}</p>
            <p className={styles.note}>{dateTime({ at: inquiry.answeredAt })}</p>
          </Card>
        </div>
      )}
      <Button
        variant="text"
        size="small"
        action="remove"
        label={t.removeOf({ title: inquiry.title })}
        isBusy={isBusy}
        onClick={onRemove}
      >
        {t.remove}
      </Button>
    </li>
  );
}
