import type { Words } from './words.ts';

export interface Education {
  id: string;
  forestName: Words;
  name: Words;
  description: Words;
  audience: Words;
  date: string;
  /** HHMM */
  startTime: string;
  minutes: number;
  capacity: number;
  placesLeft: number;
}

export interface EducationBooking {
  number: string;
  forestName: Words;
  name: Words;
  date: string;
  startTime: string;
  minutes: number;
  people: number;
  applicantName: string;
  applicantPhone: string;
  status: 'applied' | 'cancelled';
}

export const maxPeople = 4;

/** Until the day before. */
export function canCancelEducation(booking: EducationBooking, today: string): boolean {
  return booking.status === 'applied' && booking.date > today;
}

/** `1330` and 60 minutes give `13:30` and `14:30`. */
export function timeSpan(startTime: string, minutes: number): { from: string; until: string } {
  const start = Number(startTime.slice(0, 2)) * 60 + Number(startTime.slice(2, 4));
  return { from: clock(start), until: clock(start + minutes) };
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** What is sent to apply. */
export interface EducationOrder {
  education: Education;
  people: number;
  name: string;
  phone: string;
}
