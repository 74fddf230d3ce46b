import { Pass, QrCode } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { isBooked, type Lesson } from '../model/education.ts';

/** A course as it is shown at the desk. */
export function LessonPass({ lesson }: { lesson: Lesson }) {
  const { course: t, ...all } = messages.use();
  const { state, place, number, room } = lesson;
  return (
    <Pass
      title={place.name}
      picture="wheel"
      state={isBooked(lesson) ? 'valid' : state === 'done' ? 'used' : 'cancelled'}
      badge={t.states[state]}
      stamp={t.states[state]}
      facts={[
        { label: all.facts.date, value: all.tight(lesson) },
        { label: all.facts.time, value: t.hoursOf(lesson) },
        { label: t.room, value: t.roomOf({ room }) },
      ]}
      code={<QrCode value={number} label={all.code} isZoomable />}
      number={number}
      note={place.address}
    />
  );
}
