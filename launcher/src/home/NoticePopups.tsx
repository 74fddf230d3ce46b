export function NoticePopups() {
  return null;
}
