import { type DateLike, dayText, langOf } from '../../format/index.ts';
import { kitMessages, locale } from '../../messages/index.ts';
import { Badge } from '../Badge/Badge.tsx';
import { IconTile } from '../IconTile/IconTile.tsx';
import { ListItem } from '../ListItem/ListItem.tsx';

interface NoticeRowProps {
  /** in the language that it is in, whatever the page's */
  title: string;
  /** its day; or the days that it is about, in words */
  at: DateLike | { says: string };
  /** what kind it is, where there are several: 공지, 이용 안내 */
  kind?: string | undefined;
  /** the picture of its kind */
  picture?: string;
  /** everybody should see it */
  isImportant?: boolean;
  /** what it says no longer holds */
  isOver?: boolean;
  action?: string;
  onClick: () => void;
}

/** A notice in a list: the picture of its kind, what it is about, its kind and its day. */
export function NoticeRow(props: NoticeRowProps) {
  const { title, at, kind, picture = 'notice', isImportant, isOver, action = 'openNotice', onClick } = props;
  const { states } = kitMessages.use();
  const day = at && typeof at === 'object' && 'says' in at ? at.says : dayText(at, locale.value);
  return (
    <ListItem
      action={action}
      leading={<IconTile picture={picture} />}
      title={<span lang={langOf(title)}>{title}</span>}
      state={isImportant && <Badge tone="danger">{states.important}</Badge>}
      description={[kind, day].filter(Boolean).join(' · ') || undefined}
      {...(isOver && { past: 'done' as const })}
      onClick={onClick}
    />
  );
}
