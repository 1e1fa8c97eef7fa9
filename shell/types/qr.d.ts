// The page serves this package as qr.js.
export { default } from 'qrcode-generator';
