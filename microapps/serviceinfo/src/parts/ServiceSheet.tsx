import { Button, InlineNotice, KeyValue, Sheet, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type Service, UNREAD } from '../model/service.ts';

interface ServiceSheetProps {
  service: Service;
  /** undefined while it is not known, or to a visitor */
  isJoined: boolean | undefined;
  isVisitor: boolean;
  /** where it begins; null while it is not released, `unread` where that cannot be known, undefined while that is found out */
  startPath: string | null | undefined;
  onStart: (path: string) => void;
  onClose: () => void;
}

/** What one service is, whether the customer uses it, and the way to it. */
export function ServiceSheet({
  service,
  isJoined,
  isVisitor,
  startPath,
  onStart,
  onClose,
}: ServiceSheetProps) {
  const t = messages.use();
  const state = isVisitor
    ? t.states.visitor
    : isJoined === undefined
      ? undefined
      : t.states[isJoined ? 'joined' : 'free'];
  return (
    <Sheet
      isOpen
      title={service.name}
      part="service"
      onClose={onClose}
      footer={
        startPath &&
        startPath !== UNREAD && (
          <Button full action="start" onClick={() => onStart(startPath)}>
            {isJoined ? t.open : t.start}
          </Button>
        )
      }
    >
      <Stack>
        <p>{service.about}</p>
        <KeyValue
          rows={[
            { label: t.group, value: t.groups[service.group] },
            ...(state === undefined ? [] : [{ label: t.state, value: state }]),
          ]}
        />
        {startPath === null && <InlineNotice messageId="serviceNotReleased">{t.soon}</InlineNotice>}
        {startPath === UNREAD && (
          <InlineNotice tone="warning" messageId="serviceUnread">
            {t.unread}
          </InlineNotice>
        )}
      </Stack>
    </Sheet>
  );
}
