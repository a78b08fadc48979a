export default function OrderConfirmation() { return null; }
