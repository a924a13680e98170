// No ticket is open: the queue has the whole width. The address is checked on the server like every other.
export function loader() {
  return null;
}

export default function Queue() {
  return null;
}
