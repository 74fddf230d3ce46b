export function EmergencyNotices() {
  return null;
}
