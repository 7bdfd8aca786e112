/** A long address continues in the next line after its @, not before its last letter. */
export function EmailText({ email }: { email: string }) {
  const end = email.lastIndexOf('@') + 1;
  return (
    <>
      {email.slice(0, end)}
      <wbr />
      {email.slice(end)}
    </>
  );
}
