import { type DateLike, dayText, langOf } from '../../format/index.ts';
import { kitMessages, locale } from '../../messages/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { ListItem } from '../ListItem/ListItem.tsx';

interface NoticeRowProps {
  /** in the language that it is in, whatever the page's */
  title: string;
  /** its day; or the days that it is about, in words */
  at: DateLike | { says: string };
  /** what kind it is, where there are several: 공지, 이용 안내 */
  kind?: string | undefined;
  /** everybody should see it */
  isImportant?: boolean;
  /** what it says no longer holds */
  isOver?: boolean;
  action?: string;
  onClick: () => void;
}

/** A notice in a list: what it is about, its kind and its day. They are many of one kind, so none has a picture. */
export function NoticeRow(props: NoticeRowProps) {
  const { title, at, kind, isImportant, isOver, action = 'openNotice', onClick } = props;
  const { states } = kitMessages.use();
  const day = at && typeof at === 'object' && 'says' in at ? at.says : dayText(at, locale.value);
  return (
    <ListItem
      action={action}
      title={
        <>
          {isImportant && (
            <>
              <Badge tone="danger">{states.important}</Badge>{' '}
            </>
          )}
          <span lang={langOf(title)}>{title}</span>
        </>
      }
      description={[kind, day].filter(Boolean).join(' · ') || undefined}
      {...(isOver && { past: 'done' as const })}
      onClick={onClick}
    />
  );
}
